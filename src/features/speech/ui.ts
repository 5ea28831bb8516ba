export { DictateButton } from './ui/dictate-button.tsx'
export { SpeakButton } from './ui/speak-button.tsx'
export { SpeechLauncher } from './ui/speech-launcher.tsx'
