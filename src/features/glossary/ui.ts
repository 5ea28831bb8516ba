export { createTermSearch } from './domain/search-terms.ts'
export { ExplainWordsSwitch } from './ui/explain-words-switch.tsx'
export { HighlightedText } from './ui/highlighted-text.tsx'
export { PhoneticSigns } from './ui/phonetic-signs.tsx'
