import { createElement } from 'react'

// biome-ignore lint/style/noDefaultExport: Next.js finds it so
export default function Layout({ children }) {
  return createElement('html', { lang: 'en' }, createElement('body', null, children))
}
