// Publishes fixture builds to the store of the environment. Arguments: the folder that the machine serves,
// and a JSON file with the builds.
import { readJson } from 'node-shared/files';
import { s3Settings } from 'node-shared/s3-settings';
import type { BuiltUnit } from '../../../units/built';
import { publishBuilds } from '../../publish/publish-builds';
import { openSiteFolder } from '../../state/site';
import { changeInStore } from '../change-in-store';
import { s3 } from 'node-shared/s3';

const [site = '', builds = ''] = process.argv.slice(2);
const store = s3(s3Settings(process.env, 'SITE_STORE')!);

void changeInStore(store, site, (copy) =>
  publishBuilds(openSiteFolder(copy), readJson<BuiltUnit[]>(builds)),
);
