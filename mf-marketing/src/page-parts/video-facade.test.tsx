import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { playerAddress, VideoFacade } from './VideoFacade';

const show = (link: string) =>
  render(<VideoFacade title="Introduction" link={link} thumbnail="/images/video.svg" />);

test('no player is loaded before the button is pressed', async () => {
  show('https://www.youtube.com/watch?v=abc');
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByRole('link', { name: 'Watch on YouTube' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=abc',
  );

  await userEvent.click(screen.getByRole('button', { name: 'Play video: Introduction' }));
  expect(screen.getByTitle('Introduction')).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abc\?/),
  );
});

test('a video from another host is only linked', () => {
  show('https://video.example.com/1');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://video.example.com/1');
});

const player = 'https://www.youtube-nocookie.com/embed/abc-1?autoplay=1&rel=0';

test.each([
  ['https://www.youtube.com/watch?v=abc-1', player],
  ['https://m.youtube.com/watch?app=desktop&v=abc-1', player],
  ['https://youtu.be/abc-1', player],
  ['https://www.youtube.com/watch', null],
  ['https://youtu.be/', null],
  ['https://video.example.com/watch?v=abc-1', null],
  ['https://notyoutube.com/watch?v=abc-1', null],
  ['no address', null],
])('the player URL of %s is %s', (link, address) => {
  expect(playerAddress(link)).toBe(address);
});
