import { encode, limitDecoders, type Order } from "./encode.server";
import { servePipe } from "./pipe-server.server";

/** The process that makes pictures for the image optimizer. It opens no file. */
limitDecoders();
servePipe((sent, order) => encode(sent, order as Order));
