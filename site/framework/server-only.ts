/**
 * Loader data that stays on the server. React Router writes the enumerable properties of what loaders give into a stream for a
 * client router; pages here have none (decision 006), and writing it took an eighth of the time of a page.
 */
export function serverOnly<Data extends object>(data: Data): Data {
  const hidden = Object.entries(data).map(([name, value]) => [name, { value, enumerable: false }])
  return Object.defineProperties({}, Object.fromEntries(hidden)) as Data
}
