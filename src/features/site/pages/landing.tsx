import { data } from 'react-router'
import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { pageContext } from '../../../platform/runtime.server.ts'
import { FACTS_MAX_LENGTH } from '../../../shared/case-form-limits.ts'
import { pageTags } from '../../../shared/page-tags.ts'
import { lawyersOfPlacesContext, registersContext } from '../../directory/server.ts'
import { corpusContext } from '../../law/server.ts'
import { placesContext } from '../../places/server.ts'
import { readLandingAddress } from '../domain/landing/landing-address.ts'
import { landingMetadata } from '../server/landing/landing-metadata.ts'
import { landingPage } from '../server/landing/landing-page.ts'
import { nearPages } from '../server/landing/near-pages.ts'
import { personalMetadata } from '../server/metadata/page-metadata.ts'
import { requestLanguage } from '../server/request-language.ts'
import { LandingView } from '../ui/landing/landing-view.tsx'
import { UnknownPlaceView } from '../ui/landing/unknown-place-view.tsx'
import type { Route } from './+types/landing.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const language = requestLanguage(request, catalogue)
  const { runtime } = context.get(pageContext)
  const places = context.get(placesContext)
  const t = catalogue.translate(language)
  const naming = { places, language, t }
  const { country, jurisdiction, specialization, city } = params
  const parts = [country, jurisdiction, specialization, city].flatMap((part) => part ?? [])
  const reading = readLandingAddress(places, parts)
  if ('unknown' in reading) {
    const near = nearPages(naming, reading)
    const tags = personalMetadata(t('landing.unknown.metaTitle'))
    return data({ page: null, near, unknown: reading.unknown, tags }, { status: 404 })
  }
  const { subject } = reading
  const { page, own } = await landingPage(
    {
      ...naming,
      corpus: context.get(corpusContext),
      registers: context.get(registersContext),
      lawyers: context.get(lawyersOfPlacesContext),
      modelReads: runtime.config.ai !== undefined,
      day: runtime.now().toISOString().slice(0, 10),
    },
    subject,
  )
  const tags = landingMetadata({ request, context }, subject, page, { t, own })
  return data({ page, near: [], unknown: '', tags })
}

/** Without its script the form can only be sent whole: what was typed comes back with the page, and is not kept. */
export async function action({ request }: Route.ActionArgs) {
  const facts = (await request.formData()).get('facts')
  return { typed: typeof facts === 'string' ? facts.slice(0, FACTS_MAX_LENGTH) : '' }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageTags(loaderData?.tags)
}

export default function Landing({ loaderData, actionData }: Route.ComponentProps) {
  const { page, near, unknown } = loaderData
  return page ? (
    <LandingView page={page} typed={actionData?.typed} />
  ) : (
    <UnknownPlaceView unknown={unknown} near={near} />
  )
}
