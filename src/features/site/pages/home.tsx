import { data } from 'react-router'
import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { pageContext } from '../../../platform/runtime.server.ts'
import { pageTags } from '../../../shared/page-tags.ts'
import {
  caseResult,
  hasPaidCaseWaiting,
  newestCaseOfBrowser,
  readCase,
} from '../../analysis/server.ts'
import { countDirectory, lawyerFinderContext } from '../../directory/server.ts'
import { corpusContext } from '../../law/server.ts'
import { PLANS, paymentSyncContext } from '../../payments/server.ts'
import { placeName, placesContext } from '../../places/server.ts'
import { countryOptions } from '../server/country-options.ts'
import { homeMetadata } from '../server/metadata/home-metadata.ts'
import { rememberedLawyer } from '../server/remembered-lawyer.ts'
import { requestLanguage } from '../server/request-language.ts'
import { HomeSections } from '../ui/home/home-sections.tsx'
import { MainJob } from '../ui/home/main-job.tsx'
import type { Route } from './+types/home.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { runtime } = context.get(pageContext)
  const catalogue = context.get(catalogueContext)
  const language = requestLanguage(request, catalogue)
  const cookies = request.headers.get('cookie')
  await context.get(paymentSyncContext)(cookies)
  const caseId = new URL(request.url).searchParams.get('case')
  const found = caseId ? await readCase(runtime, cookies, caseId) : undefined
  const counts = await countDirectory(runtime.db)
  const body = {
    tags: homeMetadata({ request, context }, { counts, isResult: caseId !== null }),
    result: found
      ? await caseResult(
          { finder: context.get(lawyerFinderContext), corpus: context.get(corpusContext) },
          found,
        )
      : null,
    placeName: found
      ? placeName(
          context.get(placesContext),
          found.legalCase.country,
          found.legalCase.jurisdiction,
          language,
        )
      : undefined,
    resultMissing: caseId !== null && !found,
    rememberedLawyer: found ? await rememberedLawyer(runtime.db, cookies) : null,
    countries: countryOptions(context.get(placesContext), language),
    newestCase: await newestCaseOfBrowser(runtime, cookies),
    paidCaseWaiting: await hasPaidCaseWaiting(runtime, cookies),
    counts,
    priceCents: PLANS.unlimited.priceCents,
    contactEmail: runtime.config.contactEmail,
    modelReads: runtime.config.ai !== undefined,
  }
  return data(body, { status: body.resultMissing ? 404 : 200 })
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageTags(loaderData?.tags)
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <MainJob page={loaderData} />
      {loaderData.result ? null : (
        <HomeSections
          counts={loaderData.counts}
          priceCents={loaderData.priceCents}
          contactEmail={loaderData.contactEmail}
        />
      )}
    </>
  )
}
