export const sampleFlightSearch: Record<string, string> = {
  DepartureStationCodeCMS: 'KUL',
  DepartureStationCMS: 'KUL - KUALA LUMPUR, MALAYSIA',
  ArrivalStationCodeCMS: 'LGK',
  ArrivalStationCMS: 'LGK - LANGKAWI, MALAYSIA',
  BeginDateCMS: '05-Sep-2027 12:00:00 AM',
  EndDateCMS: '08-Sep-2027 12:00:00 AM',
  DepartureTimeCMS: '00002359',
  ReturnTimeCMS: '00002359',
  TripTypeCMS: 'Return',
  AdultsCMS: '1',
  ChildrensCMS: '0',
  InfantsCMS: '0',
  StudentsCMS: '1',
  DisablePromoCode: 'false',
  PromoCodeCMS: '',
  DynamicRoomCMS: '1',
  CabinClassCMS: 'Y',
  DirectFlightCMS: 'false',
  PrefferedAirlineCodeCMS: '',
}

export const sampleFlightHotelSearch: Record<string, string> = {
  ...sampleFlightSearch,
  TripTypeCMS: 'Round',
  RoomCMS: '1',
  IsDynamic: 'true',
  IsFixedPrice: 'true',
  IsFlightHotel: 'true',
}

export const sampleHotelSearch: Record<string, string> = {
  DestinationCMS: 'Langkawi, Malaysia',
  ArrivalDateCMS: '05-Sep-2027 12:00:00 AM',
  DepartureDateCMS: '08-Sep-2027 12:00:00 AM',
  NoOfRoomCMS: '1',
  NoOfAdultCMS: '2',
  NoOfChildrensCMS: '0',
  NoOfInfantCMS: '0',
  StarCMS: '10',
  PromoCodeCMS: '',
  HotelPromoCodeCMS: '',
}

export const sampleCarSearch: Record<string, string> = {
  locationCode: 'LGK',
  PickupDateTime: '05-Sep-2027 10:00:00 AM',
  ReturnDateTime: '08-Sep-2027 10:00:00 AM',
  locationCodeCMS: 'LGK',
  PickupDateTimeCMS: '05-Sep-2027 10:00:00 AM',
  ReturnDateTimeCMS: '08-Sep-2027 10:00:00 AM',
}
