export { LawyerList } from './ui/lawyer-list.tsx'
export { LawyerSearchPanel } from './ui/lawyer-search-panel.tsx'
export { countryNameOf, languageName } from './ui/names-of-codes.ts'
