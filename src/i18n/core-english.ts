/** The few texts that must be there when nothing else is: part of the script, in English. */
export const CORE_ENGLISH = {
  crashTitle: 'This page could not be shown',
  crashText: 'Something went wrong on our side. What you typed is kept in this browser.',
  notFoundTitle: '404 Page Not Found',
  notFoundText: 'Did you forget to add the page to the router?',
  reload: 'Load the page again',
  home: 'Go to the start page',
}
