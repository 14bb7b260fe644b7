/** React Router would serialise loader data for a client router (decision 006), an eighth of the time of a page. */
export function serverOnly<Data extends object>(data: Data): Data {
  const hidden = Object.entries(data).map(([name, value]) => [name, { value, enumerable: false }])
  return Object.defineProperties({}, Object.fromEntries(hidden)) as Data
}
