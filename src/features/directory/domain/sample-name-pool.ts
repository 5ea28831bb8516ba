/** How firms are called in a language; `*` stands for the invented name. */
export type FirmStyle =
  | 'en'
  | 'es'
  | 'pt'
  | 'fr'
  | 'de'
  | 'it'
  | 'nl'
  | 'nordic'
  | 'slavic'
  | 'plain'

export type NamePool = {
  /** Given and family names that go together, by commas; `Latin=native` where the script is not Latin. */
  sets: readonly (readonly [given: string, family: string])[]
  firms: FirmStyle
  /** Order of the Latin form. */
  familyFirst?: true
  /** The native form is family name first, with this between the two; else given name first with a space. */
  nativeJoin?: '' | ' '
  /** Two family names, as in Spanish. */
  twoFamilyNames?: true
}
