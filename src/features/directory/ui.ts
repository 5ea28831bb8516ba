export { LawyerList } from './ui/lawyer-list.tsx'
export { LawyerSearchPanel } from './ui/lawyer-search-panel.tsx'
