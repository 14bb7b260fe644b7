/** Apart from the schemas of own data, which would come to each page that leads here. */
export const ownDataPaths = { en: '/your-data', ms: '/data-anda' } as const
