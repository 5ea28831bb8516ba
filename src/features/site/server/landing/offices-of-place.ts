import type { LanguageCode } from '../../../../shared/languages.ts'
import type { Register } from '../../../directory/contract.ts'
import { inLanguage } from '../../../law/server.ts'
import { type Places, placeName } from '../../../places/server.ts'
import { jurisdictionOf, type LandingSubject } from '../../domain/landing/landing-address.ts'
import type { LandingOffice, LandingOffices } from '../../domain/landing/landing-page.ts'

type Sources = {
  registers: ReadonlyMap<string, Register>
  places: Places
  language: LanguageCode
}

/** Who licenses lawyers in a place and who helps those who cannot pay: of the region where it has its own. */
export function officesOfPlace(
  { registers, places, language }: Sources,
  subject: LandingSubject,
): LandingOffices {
  const code = jurisdictionOf(subject)
  const near = [registers.get(code), registers.get(subject.country.code)]
  const [register] = near.flatMap((one) => one ?? [])
  const [bar] = near.flatMap((one) => one?.bar_association ?? [])
  const [aid] = near.flatMap((one) => one?.legal_aid ?? [])
  return {
    register: register
      ? {
          name: register.body,
          url: register.register_url ?? null,
          linkOpened: register.link === 'opened',
          place: placeName(places, register.country, register.jurisdiction, language),
          profession: inLanguage(register.profession, language),
        }
      : null,
    bar: bar && !isKeeper(bar, register) ? officeOf(bar) : null,
    legalAid: aid ? officeOf(aid) : null,
  }
}

/** Where the bar association keeps the register, it is named once. */
function isKeeper(bar: NonNullable<Register['bar_association']>, register: Register | undefined) {
  return bar.name === register?.body || bar.url === register?.register_url
}

function officeOf({ name, url, link }: NonNullable<Register['legal_aid']>): LandingOffice {
  return { name, url, linkOpened: link === 'opened' }
}
