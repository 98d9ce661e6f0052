import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLate } from 'shared/ui';
import { useSite } from '../remotes/SiteContext';
import { isOutdated } from '../registry/outdated';
import { findRoute } from '../registry/routes';
import { reloadUnlessUnsaved } from '../typed-input/unsaved-input';
import styles from './CornerNotice.module.css';

const loadNotice = () =>
  import(/* webpackChunkName: "toasts" */ '../toasts/UpdateNotice').then(
    ({ UpdateNotice }) => UpdateNotice,
  );

/** Offers a reload if a new version was published before the visitor comes back to this tab. */
export function NewVersion() {
  const { site } = useSite();
  const { pathname } = useLocation();
  const remote = findRoute(site, pathname)?.remote.name;
  const [isVersionOutdated, setVersionOutdated] = useState(false);
  const [isPutOff, setPutOff] = useState(false);
  const [isRefused, setRefused] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    const checkVersion = async () => {
      if (document.visibilityState !== 'visible') return;
      const found = await isOutdated(site, remote);
      if (isCurrent) setVersionOutdated(found);
    };
    const onVisible = () => void checkVersion();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isCurrent = false;
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [site, remote]);

  const isShown = isVersionOutdated && !isPutOff;
  const Notice = useLate(loadNotice, isShown);
  const reload = () => setRefused(!reloadUnlessUnsaved());
  const putOff = () => setPutOff(true);
  return isShown && Notice && <Notice {...{ isRefused, reload, putOff, styles }} />;
}
