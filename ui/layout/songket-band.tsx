export function SongketBand() {
  return <div className="songket-band" aria-hidden="true" />
}
