type RouteOfBuild = { path?: string | undefined; parentId?: string | undefined }

const NO_PAGE = 'no page'

/**
 * Finds the pattern of the page that answers a path, such as `/lawyer/:slug`, in the routes of the build. Patterns
 * with fewer open places win, as they do in the router.
 */
export function createPagePatterns(
  routes: Readonly<Record<string, RouteOfBuild | undefined>>,
): (path: string) => string {
  const patterns = Object.values(routes)
    .map((route) => fullPath(routes, route))
    .filter((pattern) => pattern !== '/*')
    .map((pattern) => ({ pattern, test: asRegExp(pattern), open: pattern.split(':').length }))
    .sort((a, b) => a.open - b.open || b.pattern.length - a.pattern.length)
  return (path) => {
    // The script fetches a page's data beside the page.
    const page = path === '/_root.data' ? '/' : path.replace(/(?<=.)\.data$/, '')
    return patterns.find(({ test }) => test.test(page))?.pattern ?? NO_PAGE
  }
}

function fullPath(
  routes: Readonly<Record<string, RouteOfBuild | undefined>>,
  route: RouteOfBuild | undefined,
): string {
  if (!route) return '/'
  const above = route.parentId === undefined ? '/' : fullPath(routes, routes[route.parentId])
  return route.path === undefined ? above : `${above.replace(/\/$/, '')}/${route.path}`
}

function asRegExp(pattern: string): RegExp {
  const segments = pattern
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => {
      const isOptional = segment.endsWith('?')
      const name = isOptional ? segment.slice(0, -1) : segment
      const text = name.startsWith(':') ? '[^/]+' : name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      return isOptional ? `(?:/${text})?` : `/${text}`
    })
  return new RegExp(`^${segments.join('')}/?$`)
}
