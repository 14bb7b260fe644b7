/** Texts that stand among those of editors. */
export const en = {
  table: (number: number) => `Table ${number}`,
  tableNamed: ({ number, caption }: { number: number; caption: string }) => `Table ${number}: ${caption}`,
  video: (provider: string) => `Video on ${provider}`,
  map: (provider: string) => `Map on ${provider}`,
  newTab: ' (opens in a new tab)',
  anotherSite: ' (another site)',
  watch: (file: string) => `Watch the video (${file})`,
  listen: (file: string) => `Listen to the recording (${file})`,
  day: (number: number | string) => `Day ${number}`,
  /** Days without a title. */
  trip: 'The trip',
}
