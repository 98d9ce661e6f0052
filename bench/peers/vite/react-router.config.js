export default {
  ssr: false,
  buildDirectory: 'dist',
  prerender: ['/', '/course/numerology-course', '/course/astrology-course'],
};
