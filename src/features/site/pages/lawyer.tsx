import { data } from 'react-router'
import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { pageContext } from '../../../platform/runtime.server.ts'
import { pageTags } from '../../../shared/page-tags.ts'
import {
  describeLawyer,
  registersContext,
  reportKind,
  reportLawyer,
} from '../../directory/server.ts'
import { LawyerProfileView } from '../../directory/ui.ts'
import { placesContext } from '../../places/server.ts'
import { AskThisLawyer } from '../../referral/ui.ts'
import { lawyerTrail } from '../server/landing/landing-names.ts'
import { lawyerData } from '../server/lawyer-data.ts'
import { breadcrumbData } from '../server/metadata/breadcrumb-data.ts'
import { pageMetadata, personalMetadata, siteOrigin } from '../server/metadata/page-metadata.ts'
import { requestLanguage } from '../server/request-language.ts'
import type { Route } from './+types/lawyer.ts'
import NotFound from './not-found.tsx'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const language = requestLanguage(request, catalogue)
  const t = catalogue.translate(language)
  const { runtime } = context.get(pageContext)
  const knowledge = {
    registers: context.get(registersContext),
    places: context.get(placesContext),
  }
  const lawyer = await describeLawyer(runtime.db, knowledge, params.slug, language)
  if (!lawyer) {
    return data({ tags: personalMetadata(t('notFound.title')), lawyer: null }, { status: 404 })
  }
  const origin = siteOrigin({ request, context })
  const named = {
    name: lawyer.name,
    place: lawyer.location || lawyer.placeNames[0] || lawyer.country,
  }
  const path = `/lawyer/${lawyer.slug}`
  return data({
    tags: pageMetadata(
      { request, context },
      {
        title: t('profile.metaTitle', named),
        description: t('profile.metaDescription', named),
        path,
        kind: 'profile',
        noIndex: lawyer.isSample,
        picture: { kind: 'lawyer', slug: lawyer.slug },
        data: [
          lawyerData(lawyer, new URL(path, origin).href),
          breadcrumbData(origin, lawyerTrail(lawyer, knowledge.places, { language, t })),
        ],
      },
    ),
    lawyer,
  })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await request.formData()
  const textOf = (field: string) => {
    const value = form.get(field)
    return typeof value === 'string' ? value : ''
  }
  const written = {
    kind: reportKind(form.get('kind')),
    message: textOf('message'),
    email: textOf('email'),
  }
  const { runtime, clientAddress } = context.get(pageContext)
  const outcome = await reportLawyer(runtime, {
    ...written,
    slug: params.slug,
    language: requestLanguage(request, context.get(catalogueContext)),
    clientAddress,
  })
  // What could not be stored goes back into the form.
  const answer = outcome === 'stored' ? { outcome, kind: written.kind } : { outcome, ...written }
  return data(answer, { status: STATUS[outcome] })
}

const STATUS = {
  stored: 200,
  'unknown-lawyer': 404,
  'too-long': 400,
  'no-message': 400,
  'bad-email': 400,
  'too-many': 429,
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageTags(loaderData?.tags)
}

export default function Lawyer({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.lawyer) return <NotFound />
  return (
    // A lawyer of its own each time: what was typed about one must not stand under the next.
    <LawyerProfileView
      key={loaderData.lawyer.slug}
      lawyer={loaderData.lawyer}
      report={actionData}
      ask={<AskThisLawyer slug={loaderData.lawyer.slug} email={loaderData.lawyer.email} />}
    />
  )
}
