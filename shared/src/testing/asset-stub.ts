/** @public What jest gives for an imported picture or document. */
export default 'asset-stub';
