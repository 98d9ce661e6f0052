import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderChrome } from '../testing/render-chrome';
import { SectionFailure } from '../remotes/section-failure';
import { ErrorPage } from './ErrorPage';
import { PageSkeleton } from './PageSkeleton';
import { FailureCard } from './FailureCard';

test('the error page says that the page was not found and leads home or to the contact page', () => {
  renderChrome(<ErrorPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('OOPS!!');
  expect(screen.getByText('Page Not Found')).toBeVisible();
  expect(screen.getByRole('link', { name: /home/i })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: /contact/i })).toHaveAttribute('href', '/contact');
});

test('a loading page is announced once', () => {
  renderChrome(<PageSkeleton />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
});

test('the card names the failed section and the reason, and can try again', async () => {
  const failure = new SectionFailure('mf-auth', '1', 'offline');
  const { history } = renderChrome(<FailureCard failure={failure} />, {
    at: '/login?view=signup',
  });
  const visits: string[] = [];
  history.listen(({ location }) => visits.push(location.pathname + location.search));
  expect(screen.getByRole('alert')).toHaveTextContent('Login and sign-up could not be loaded');
  expect(screen.getByRole('alert')).toHaveTextContent('You seem to be offline.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(visits).toContain('/login?view=signup');
});

test('a disabled section is called closed, not broken', () => {
  renderChrome(<FailureCard failure={new SectionFailure('mf-commerce', '', 'disabled')} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Section mf-commerce is closed for maintenance',
  );
});

test('error and stack are shown in development only', () => {
  const cause = new TypeError('no such course');
  const failure = new SectionFailure('mf-auth', '1', 'threw in render', cause);
  const environment = jest.replaceProperty(process, 'env', { NODE_ENV: 'development' });
  const { unmount } = renderChrome(<FailureCard failure={failure} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/TypeError: no such course.*pages\.test/);
  unmount();
  environment.restore();
  renderChrome(<FailureCard failure={failure} />);
  expect(screen.getByRole('alert')).not.toHaveTextContent('no such course');
});
