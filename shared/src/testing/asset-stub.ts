/** @public Jest replaces imported pictures and documents by this stub. */
export default 'asset-stub';
