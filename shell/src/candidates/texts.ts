export const texts = {
  newVersion: 'New version',
  trying: (sections: string) => `You are trying a new version: ${sections}.`,
  backToLive: 'Back to the live site',
  heading: (section: string, name: string) =>
    `You are about to open a version of ${section} (${name}) that nobody has checked`,
  warning:
    'It can read what this browser keeps for the site, and show you anything. Open it only if you know who has sent you here, and enter no password in it. It stays in this tab until you close the tab.',
  forbidden:
    'An administrator is signed in in this browser. A version that nobody has checked could act in the name of that person, so it is not opened here: sign out first, or use another browser.',
  open: 'Open this version',
  signOut: 'Sign out',
};
