export { AnalysisResultView } from './ui/analysis-result-view.tsx'
export type { ShownCaseResult } from './ui/case-result.ts'
export { SafetyPanel } from './ui/safety-panel.tsx'
