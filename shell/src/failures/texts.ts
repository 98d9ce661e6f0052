export const errorPageTexts = {
  title: 'Page Not Found',
  heading: 'OOPS!!',
  explanation: 'There is nothing at this point of the sky. The address may be old or mistyped.',
  home: 'Go to home',
  contact: 'Contact us',
};

export const failureTexts = {
  thisPage: 'This page',
  /** Headings: what could not be shown is the name of a section, or this page. */
  isClosed: (what: string) => `${what} is closed for maintenance`,
  notLoaded: (what: string) => `${what} could not be loaded`,
  reasons: {
    disabled: 'We are working on this section. Please come back a little later.',
    offline: 'You seem to be offline. Check your connection and try again.',
    unreachable: 'Its files could not be loaded. Nothing you entered elsewhere is lost.',
    corrupt: 'Its files arrived damaged, so we did not run them.',
    contract: 'It is being updated and does not work with this page yet.',
    'threw at load': 'It could not be started.',
    'threw in render': 'Something went wrong in this section.',
  },
  outdated: 'There is a new version of it. Reload the page to get it.',
  late: 'It is taking longer than usual to load. It will open by itself when it is ready.',
  reload: 'Reload',
  tryAgain: 'Try again',
  home: 'Go to home',
};
