export const texts = {
  playVideo: 'Play video',
  watchOnYouTube: 'Watch on YouTube',
};
