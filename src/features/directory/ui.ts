export { LawyerList } from './ui/lawyer-list.tsx'
export { LawyerSearchPanel } from './ui/lawyer-search-panel.tsx'
export { LawyerProfileView } from './ui/profile/lawyer-profile-view.tsx'
