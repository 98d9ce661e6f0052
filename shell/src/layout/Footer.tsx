import { Link } from 'react-router-dom';
import { MoonPhases } from 'shared/ui/art';
import {
  companyNumbers,
  contact,
  isShown,
  parentCompany,
  siteName,
  socialLinks,
  whatsappLink,
} from 'shared/model/config';
import { paths } from 'shared/model/paths';
import { useMenu, Icon, LanguageSwitch, type IconName } from 'shared/ui';
import { footerTexts as texts } from './texts';
import { Newsletter } from './Newsletter';
import { useCoursePages } from './use-course-pages';
import styles from './Footer.module.css';

const groups = [
  { heading: texts.explore, menu: 'footer-explore' },
  { heading: texts.support, menu: 'footer-support' },
  { heading: texts.career, menu: 'footer-career' },
] as const;

/** Links that leave the site. */
const outside: readonly {
  heading: string;
  className: string | undefined;
  links: readonly { name: string; icon: IconName; url: string }[];
}[] = [
  { heading: texts.followUs, className: styles.social, links: socialLinks },
  {
    heading: texts.talkToUs,
    className: styles.contact,
    links: [
      { name: contact.phone, icon: 'phone', url: `tel:${contact.phoneLink}` },
      { name: contact.email, icon: 'mail', url: `mailto:${contact.email}` },
      { name: 'WhatsApp', icon: 'whatsapp', url: whatsappLink },
    ],
  },
];

export function Footer() {
  return (
    <footer className={styles.footer} data-surface="ink" data-band="far">
      <div className={styles.inner}>
        <div className={styles.top}>
          <div className={styles.headline}>
            <MoonPhases className={styles.moons} />
            <h2>{texts.headline}</h2>
          </div>
          <Newsletter />
        </div>
        <div className={styles.groups}>
          {groups.map((group) => (
            <Group key={group.menu} {...group} />
          ))}
          {outside.map(({ heading, className, links }) => (
            <div key={heading} className={className}>
              <h3 className={styles.groupHeading}>{heading}</h3>
              <ul role="list">
                {links
                  .filter(({ url }) => isShown(url))
                  .map(({ name, icon, url }) => (
                    <li key={name}>
                      <a
                        href={url}
                        target={url.startsWith('https') ? '_blank' : undefined}
                        rel="noopener noreferrer"
                        className={styles.link}
                      >
                        <Icon name={icon} size={20} /> {name}
                      </a>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </div>
        <p className={styles.languages}>
          <LanguageSwitch className={styles.link} />
        </p>
        <p className={styles.copyright}>
          {texts.copyright(siteName, parentCompany)}
          <span className={styles.company}>
            {isShown(companyNumbers.cin) && <span>{texts.cin(companyNumbers.cin)}</span>}{' '}
            {isShown(companyNumbers.gstin) && <span>{texts.gstin(companyNumbers.gstin)}</span>}
          </span>
        </p>
      </div>
    </footer>
  );
}

/** The links that the sections have in a group; the courses stand below the page of all courses. */
function Group({ heading, menu }: (typeof groups)[number]) {
  const coursePages = useCoursePages();
  const links = useMenu(menu);
  return (
    <div>
      <h3 className={styles.groupHeading}>{heading}</h3>
      <ul role="list">
        {links
          .flatMap((link) => (link.path === paths.courses() ? [link, ...coursePages] : link))
          .map(({ path, label }) => (
            <li key={path}>
              <Link to={path} className={styles.link}>
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </div>
  );
}
