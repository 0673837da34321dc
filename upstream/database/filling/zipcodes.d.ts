declare module "zipcodes";
