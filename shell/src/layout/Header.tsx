import { useId } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { isShown, schedulingPage, siteName } from 'shared/model/config';
import { paths } from 'shared/model/paths';
import { selectLogin, useAppSelector } from 'shared/store';
import {
  NewTab,
  useMenu,
  BrandMark,
  Button,
  buttonClass,
  Icon,
  LanguageSwitch,
  useDisclosure,
} from 'shared/ui';
import { CartLink } from './CartLink';
import { headerTexts as texts } from './texts';
import { UserMenu } from './UserMenu';
import { useCoursePages } from './use-course-pages';
import styles from './Header.module.css';

/**
 * The site's header. With `userMenu`, signed-in users get their menu in place of the login link.
 * Pages are prerendered with the header for visitors.
 */
export function Header({ userMenu = true }: { userMenu?: boolean }) {
  const { token, user } = useAppSelector(selectLogin);
  const { open, area, button, toggle } = useDisclosure<HTMLElement>(useLocation().key);
  const linksId = useId();
  const links = useMenu('header');
  const coursePages = useCoursePages();

  return (
    <header className={styles.header} data-surface="ink">
      <div className={styles.inner}>
        <Link to={paths.home()} className={styles.brand}>
          <BrandMark className={styles.mark} />
          {siteName}
        </Link>
        <nav ref={area} aria-label={texts.navigation} className={styles.nav}>
          <Button
            ref={button}
            variant="bare"
            className={styles.menuButton}
            aria-label={texts.menu}
            aria-expanded={open}
            aria-controls={linksId}
            onClick={toggle}
          >
            <Icon name={open ? 'close' : 'menu'} />
          </Button>
          <ul id={linksId} role="list" className={styles.links} data-open={open || undefined}>
            {links.map(({ path, label }) => (
              <li key={path} className={styles.item}>
                <NavLink to={path} end className={styles.link}>
                  {label}
                </NavLink>
                {path === paths.courses() && coursePages.length > 0 && (
                  <ul role="list" className={styles.under}>
                    {coursePages.map((page) => (
                      <li key={page.path}>
                        <NavLink to={page.path} className={styles.link}>
                          {page.label}
                        </NavLink>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
            {isShown(schedulingPage) && (
              <li className={styles.consultation}>
                <NewTab
                  href={schedulingPage}
                  className={buttonClass({ variant: 'secondary', size: 'small' })}
                >
                  {texts.consultation}
                </NewTab>
              </li>
            )}
            <li className={styles.language}>
              <LanguageSwitch className={styles.link} />
            </li>
          </ul>
          <CartLink />
          <div className={styles.account}>
            {userMenu && token !== null && user !== null ? (
              <UserMenu user={user} />
            ) : (
              <NavLink to={paths.login()} className={styles.login}>
                {texts.login}
              </NavLink>
            )}
          </div>
        </nav>
      </div>
    </header>
  );
}
