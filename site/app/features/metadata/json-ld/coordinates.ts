import type { GeoCoordinates } from 'schema-dts'

/** A position in degrees. */
export function coordinates({ latitude, longitude }: { latitude: number; longitude: number }): GeoCoordinates {
  return { '@type': 'GeoCoordinates', latitude, longitude }
}
