import { inLanguage, publicCatalogue } from '../model/catalogue';
// Not from the index of the folder, whose constants read the catalogue on import.
import { setPageCatalogue } from '../page/page-catalogue';
import { shippedCatalogue } from './catalogue';

// Runs before the test file is loaded, because in a page the HTML with the catalogue comes before any script.
setPageCatalogue(inLanguage(publicCatalogue(shippedCatalogue), 'en'));
