import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { catalogueContext, loadCatalogue } from '../../../i18n/catalogue.server.ts'
import { pageSettingsContext } from '../server.ts'
import { loader } from './test-notifications.tsx'

function load(sandbox: boolean) {
  const context = new RouterContextProvider()
  context.set(catalogueContext, loadCatalogue('public/translations'))
  context.set(pageSettingsContext, { publishableKey: 'pk_test_1', sandbox })
  const request = new Request('http://localhost/test-notifications')
  return loader({ request, context } as never)
}

test('the demo of live status is a page where payments are a demo', () => {
  expect(load(true)).toMatchObject({ publishableKey: 'pk_test_1', amountCents: 999 })
})

test('where real money is taken there is no such page', () => {
  expect(() => load(false)).toThrow(expect.objectContaining({ init: { status: 404 } }))
})
