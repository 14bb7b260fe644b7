/** Editors may embed frames of these hosts. */
export const frameHosts = {
  youtube: /^(www\.)?youtube(-nocookie)?\.com$/,
  vimeo: /^player\.vimeo\.com$/,
  googleMaps: /^(www|maps)\.google\.[a-z.]{2,6}$/,
  openStreetMap: /^www\.openstreetmap\.org$/,
}
