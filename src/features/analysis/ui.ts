export { AnalysisResultView } from './ui/analysis-result-view.tsx'
export { SafetyPanel } from './ui/safety-panel.tsx'
