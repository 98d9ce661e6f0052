// Import this file first: other modules read the catalogue while they are evaluated.
import { publicCatalogue } from 'shared/model/catalogue';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
// Not imported through the folder's index, which reads the catalogue at once.
import { setPageCatalogue } from '../../../../shared/src/published-catalogue/page-catalogue';

setPageCatalogue(publicCatalogue(shippedCatalogue));
