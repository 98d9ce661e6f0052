export const texts = {
  update: 'Site update',
  ready: 'A new version of this page is ready.',
  unsaved: 'Please submit or clear your form first: a reload would lose what you typed.',
  reload: 'Reload',
  later: 'Later',
};
