import { Link } from 'react-router-dom';
import { siteUrl, whatsappQuestion, whatsappShare } from 'shared/model/config';
import { formatRupees } from 'shared/model/format';
import { prefix } from 'shared/model/language';
import { paths } from 'shared/model/paths';
import { Actions, buttonClass, Icon, NewTab } from 'shared/ui';
import { texts } from './texts';

interface Offer {
  title: string;
  /** Rupees. */
  newPrice: number;
}

/** Opens WhatsApp with a question about this course or webinar. */
export const questionAbout = ({ title, newPrice }: Offer): string =>
  whatsappQuestion(texts.question(title, formatRupees(newPrice)));

/** What costs a visitor nothing: the form for a demo class, a question, and telling somebody of the page. */
export function FreeDoors({ offer, path }: { offer: Offer; path: string }) {
  const look = buttonClass({ variant: 'quiet', size: 'small' });
  return (
    <Actions>
      {/* A page load: it ends at the form, and not at the top of the home page. */}
      <Link to={`${paths.home()}#live-demo`} reloadDocument className={look}>
        {texts.freeDemoClass}
      </Link>
      <NewTab href={questionAbout(offer)} className={look}>
        <Icon name="whatsapp" size={20} />
        {texts.askOnWhatsApp}
      </NewTab>
      <NewTab href={whatsappShare(`${offer.title}: ${siteUrl}${prefix}${path}`)} className={look}>
        {texts.shareOnWhatsApp}
      </NewTab>
    </Actions>
  );
}
