/** The one ornament of the site: a band of songket diamonds. */
export function SongketBand() {
  return <div className="songket-band" aria-hidden="true" />
}
