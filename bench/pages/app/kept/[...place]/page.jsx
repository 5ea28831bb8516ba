import { notFound } from 'next/navigation'
import { pageElements } from '../../page-elements.mjs'

export const dynamic = 'force-static'
export const revalidate = 300

export function generateStaticParams() {
  return []
}

// biome-ignore lint/style/noDefaultExport: Next.js finds it so
export default async function Page({ params }) {
  const { place } = await params
  return pageElements(place) ?? notFound()
}
