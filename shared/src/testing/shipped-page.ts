import { publicCatalogue } from '../catalogue';
// Not the folder's index: its constants are read once, after this.
import { provideCatalogue } from '../published-catalogue/page-catalogue';
import { shippedCatalogue } from './catalogue';

// Before a test file is loaded, as in a page, whose HTML is there before the first script.
provideCatalogue(publicCatalogue(shippedCatalogue));
