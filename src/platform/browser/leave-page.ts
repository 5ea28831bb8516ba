/** A page that nobody wonders about. */
export const NEUTRAL_PAGE = 'https://www.wikipedia.org/'

/** Kept some minutes by the server after leaving: going back then leads away again. */
export const LEFT_COOKIE = 'left'

/**
 * Covers the page at once, has the server forget this browser, removes what is stored here and goes to a neutral page.
 * Nothing is waited for: the message to the server goes out beside the move.
 */
export function leavePage(): void {
  cover()
  try {
    navigator.sendBeacon('/api/quick-exit', new Blob(['{}'], { type: 'application/json' }))
    window.localStorage.clear()
    window.sessionStorage.clear()
  } catch {
    // Storage that is switched off holds nothing; the move below happens in any case.
  } finally {
    window.location.replace(NEUTRAL_PAGE)
  }
}

/** A page that the browser kept whole and shows again on "back" leads away again. */
function cover(): void {
  const sheet = document.createElement('main')
  sheet.className = 'fixed inset-0 z-100 bg-white'
  const heading = document.createElement('h1')
  heading.className = 'sr-only'
  heading.textContent = 'Wikipedia'
  sheet.append(heading)
  document.title = 'Wikipedia'
  document.body.replaceChildren(sheet)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.replace(NEUTRAL_PAGE)
  })
}

/** Marks the link that leaves, for the script below. */
export const LEAVE_MARK = 'data-leave'

/**
 * Does the same in short for a link pressed before the page's script runs: it comes only after the first paint, and
 * nobody in danger waits for it. Whoever has dealt with the press by then has prevented its default.
 */
export const LEAVE_EARLY = `addEventListener('click',(press)=>{
const link=press.target.closest?.('a[${LEAVE_MARK}]')
if(!link||press.defaultPrevented)return
press.preventDefault()
document.body.replaceChildren()
document.title='Wikipedia'
addEventListener('pageshow',({persisted})=>{if(persisted)location.replace(link.href)})
try{navigator.sendBeacon('/api/quick-exit',new Blob(['{}'],{type:'application/json'}));localStorage.clear();sessionStorage.clear()}catch{}
location.replace(link.href)
})`
