/** What people call the properties of content types whose own names would not be understood. */
export const labels = {
  title: 'Title',
  subtitle2: 'Second subtitle',
  metaTitle: 'Title for search engines',
  metaDescription: 'Description for search engines',
  metaKeywords: 'Further search words',
  image: 'Picture',
  mobileImage: 'Picture for phones',
  bodyText: 'Text',
  validFrom: 'Valid from',
  validUntil: 'Valid until',
  urlSegment: 'Address',
  publishAt: 'Shown from',
  unpublishAt: 'Shown until',
  nonStop: 'Direct flights only',
  dealTags: 'Pages of places',
}

/** What people call the values that may be chosen. */
export const choices = {
  Y: 'Economy',
  S: 'Premium economy',
  C: 'Business',
  F: 'First',
  _self: 'Same window',
  _blank: 'New window',
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}
