import { expect, it } from 'vitest'
import { ACCOUNT_TABS, accountTab, tabAddress } from '../domain/account-tab.ts'
import { neighbourTab } from './neighbour-tab.ts'

it('every tab has an address of its own, and any other address opens the first', () => {
  for (const tab of ACCOUNT_TABS) {
    const { searchParams } = new URL(tabAddress(tab), 'https://site.example')
    expect(accountTab(searchParams.get('tab'))).toBe(tab)
  }
  for (const wanted of [null, '', 'USAGE', 'toString', '../billing']) {
    expect(accountTab(wanted)).toBe('profile')
  }
})

it('what is added to an address cannot change its tab', () => {
  const address = tabAddress('cases', { case: 'x&tab=usage' })
  expect(new URL(address, 'https://site.example').searchParams.getAll('tab')).toEqual(['cases'])
})

it('arrows go round in the direction one reads, and Home and End to the ends', () => {
  expect(neighbourTab('profile', 'ArrowRight', 'ltr')).toBe('subscription')
  expect(neighbourTab('profile', 'ArrowLeft', 'ltr')).toBe('contacts')
  expect(neighbourTab('contacts', 'ArrowRight', 'ltr')).toBe('profile')
  expect(neighbourTab('profile', 'ArrowLeft', 'rtl')).toBe('subscription')
  expect(neighbourTab('usage', 'Home', 'rtl')).toBe('profile')
  expect(neighbourTab('usage', 'End', 'ltr')).toBe('contacts')
  expect(neighbourTab('usage', 'Enter', 'ltr')).toBeUndefined()
})
