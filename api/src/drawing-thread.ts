// The entry of the thread that draws PDFs: it knows the documents of all modules.
import './modules/classroom/certificates/certificate-pdf';
import './modules/receipts/receipt-pdf';
import { drawHere, drawRequested } from './platform/pdf/drawing-thread';

drawHere();

export default drawRequested;
