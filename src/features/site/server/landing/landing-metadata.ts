import type { RouterContextProvider } from 'react-router'
import type { Translate } from '../../../../i18n/translate.ts'
import type { PageTags } from '../../../../shared/page-tags.ts'
import { type LandingSubject, landingPath } from '../../domain/landing/landing-address.ts'
import type { LandingPage } from '../../domain/landing/landing-page.ts'
import { breadcrumbData } from '../metadata/breadcrumb-data.ts'
import { pageMetadata, siteOrigin } from '../metadata/page-metadata.ts'
import { placePageData } from '../metadata/place-page-data.ts'

type Loading = { request: Request; context: Readonly<RouterContextProvider> }

/** Whether somebody came by `/lawyers/` or `/attorneys/`, the page has its address on `/lawyers/`. */
export function landingMetadata(
  loading: Loading,
  subject: LandingSubject,
  page: LandingPage,
  { t, own }: { t: Translate; own: boolean },
): PageTags {
  const path = landingPath(subject)
  const origin = siteOrigin(loading)
  const { title, description } = landingWords(page, t)
  return pageMetadata(loading, {
    title,
    description,
    path,
    noIndex: !own,
    picture: { kind: 'place', slug: path.replace('/lawyers/', '').replaceAll('/', '--') },
    data: [
      breadcrumbData(origin, page.trail),
      placePageData({ origin, path, title, description }, page),
    ],
  })
}

/** As search engines and shared links show a page. */
export function landingWords({ place, area }: Pick<LandingPage, 'place' | 'area'>, t: Translate) {
  const fillings = { place, area: area ? t(`areas.${area}`) : '' }
  return area
    ? {
        title: t('landing.meta.titleArea', fillings),
        description: t('landing.meta.descriptionArea', fillings),
      }
    : {
        title: t('landing.meta.title', fillings),
        description: t('landing.meta.description', fillings),
      }
}
