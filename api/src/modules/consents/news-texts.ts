import { siteName } from 'shared/model/config';

export const texts = {
  subject: `${siteName} news by e-mail`,
  hello: 'Hello,',
  asked:
    'Somebody has asked us to send news about courses and webinars to this address. You get them from now on.',
  stop: 'Stop the news',
  notYou: 'If it was not you, press the button: nothing more will come.',
};
