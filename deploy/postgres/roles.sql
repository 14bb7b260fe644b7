-- A role for each service, with the passwords of the environment. The owner of the database runs it once, then own-schemas.sql.
\getenv content CONTENT_DATABASE_PASSWORD
\getenv booking BOOKING_DATABASE_PASSWORD
\getenv backend BACKEND_DATABASE_PASSWORD
create role agency_content login password :'content';
create role agency_booking login password :'booking';
create role agency_backend login password :'backend';
