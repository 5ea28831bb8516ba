export { AnalysisResultView } from './ui/analysis-result-view.tsx'
export { BriefDownload } from './ui/brief-download.tsx'
export type { FollowUpAnswers } from './ui/follow-up-questions.tsx'
export { SafetyPanel } from './ui/safety-panel.tsx'
