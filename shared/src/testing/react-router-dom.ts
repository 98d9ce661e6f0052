// Tests of remotes get the site's own router under its name, as in the browser.
export * from '../navigation/react-router-dom';
